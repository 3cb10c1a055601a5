type Options = {
  /** Buttons that open a popover with a field to type in. */
  opener: string;
  /** That field. */
  field: string;
};

/**
 * A script, as text, that queues presses, choices and typed text until React has hydrated the element, then replays
 * them. React marks hydrated elements with its fiber; a part whose script is missing is flagged as placed or hydrating
 * and handles no events.
 * Links work without script unless a press is queued; ten seconds after a press a form is submitted to its server.
 */
export const createEarlyEventsScript = ({ opener, field }: Options): string =>
  minifyScript(`(() => {
  const isHeard = (node) => {
    const mark = Object.keys(node).find((key) => key.startsWith('__reactFiber'));
    for (let fiber = node[mark]; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
    return mark !== undefined;
  };
  // Replayed in order, one at a time: a press may depend on a choice made before it.
  const kept = [];
  let turns = 0;
  let acting = false;
  // A link works without script: it only waits for earlier presses.
  const isReady = (node) => !node.isConnected || node.href || isHeard(node);
  const look = () => {
    let at = isReady(kept[0][0]) ? 0 : -1;
    if (at < 0 && --turns === 0) at = kept.findIndex(([node]) => node.href);
    if (at >= 0) {
      const [[node, act]] = kept.splice(at, 1);
      node.removeAttribute('aria-busy');
      acting = true;
      if (node.isConnected) act(node);
      acting = false;
    }
    if (kept.length > 0) setTimeout(look, isReady(kept[0][0]) ? 0 : turns > 0 ? 50 : 500);
  };
  const onceHeard = (node, act) => {
    turns = 200;
    if (kept.push([node, act]) === 1) look();
  };
  const keepPress = (event) => {
    const opener = event.target.closest('${opener}');
    if (opener && !isHeard(opener)) {
      // Opened by the browser alone, the field would get neither the focus nor the next keystrokes.
      const { popoverTargetElement } = opener;
      opener.focus();
      popoverTargetElement.showPopover();
      event.preventDefault();
      popoverTargetElement.querySelector('${field}').focus();
    }
    const pressed = event.target.closest('button[type=button]:not([popovertarget],[commandfor]),form[method=post] button,a[href]:not([target])');
    if (!pressed || acting) return;
    const held = pressed.href && kept.find(([node]) => node.href);
    if (pressed.href) {
      // Navigating now would drop a press that is still queued.
      const { metaKey, ctrlKey, shiftKey, altKey } = event;
      if (turns <= 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      if (!held && !kept.some(([node]) => node.type === 'button')) return;
    } else {
      // The element may have hydrated while its choice is still queued.
      if (isHeard(pressed) && !kept.some(([node]) => isHeard(node))) return;
      const isWaiting = kept.some(([node]) => node === pressed);
      if (isWaiting && turns <= 0 && pressed.type === 'submit') return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // Of two links pressed while loading, the last one wins, without restarting the wait.
    if (held) {
      held[0].removeAttribute('aria-busy');
      held[0] = pressed;
    } else onceHeard(pressed, (node) => node.click());
    pressed.setAttribute('aria-busy', 'true');
  };
  // The choice is visible at once, but React reverts what it did not handle.
  const choices = 'select,input[type=radio],input[type=checkbox]';
  const keepChoice = ({ target }) => {
    if (!target.matches(choices) || isHeard(target)) return;
    const { value, checked } = target;
    onceHeard(target, () => {
      if (target.matches('select')) {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (target.type === 'checkbox' || checked) {
        target.checked = !checked;
        target.click();
      }
    });
  };
  // Text typed on after hydration is handled as a whole.
  const keepWords = ({ target }) => {
    if (target.matches(choices + ',[type=file]')) return;
    const { value } = target;
    const act = () => {
      if (target.value !== value) target.value = value;
      // React ignores an input event whose value it already knows.
      target._valueTracker?.setValue(' ');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const known = kept.find(([node]) => node === target);
    if (known) known[1] = isHeard(target) ? () => {} : act;
    else if (!isHeard(target)) onceHeard(target, act);
  };
  for (const [type, keep] of [['click', keepPress], ['change', keepChoice], ['input', keepWords]]) addEventListener(type, keep, true);
})()`);

/** Removes comment lines and indentation before a script is sent. */
export function minifyScript(text: string): string {
  return text.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n');
}
