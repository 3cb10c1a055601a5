/** As the `ref` of what takes the place of the control that was pressed: who works by keyboard goes on there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
