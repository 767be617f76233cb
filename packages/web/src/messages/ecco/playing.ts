/** The playlist and the settings of the player. */
export const playing = {
  playing: {
    title: 'Playlist',
    nothing: 'Nothing in this list can be played here.',
  },
} as const;
