type Click = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean };

/** Whether a click on a link asks for this window, and not for another one. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey }: Click): boolean =>
  !metaKey && !ctrlKey && !shiftKey;
