/** For a scrolling frame: the keyboard has to reach it, even if it contains no control. */
export const reachable = { tabIndex: 0 } as const;
