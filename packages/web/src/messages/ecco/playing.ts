/** The playlist and the settings of the player. */
export const playing = {
  playing: {
    title: 'Playlist',
  },
} as const;
