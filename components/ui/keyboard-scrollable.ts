/** For a scrolling frame: the keyboard has to reach it, even if it contains no control. */
export const keyboardScrollable = { tabIndex: 0 } as const;
