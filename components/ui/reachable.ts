/** Of a frame that scrolls: the keyboard has to reach it, though nothing in it may be a control. */
export const reachable = { tabIndex: 0 } as const;
