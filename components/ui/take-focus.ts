/** As the `ref` of an element that replaces the pressed control, so that keyboard users continue there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
