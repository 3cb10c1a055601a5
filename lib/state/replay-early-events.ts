// Sent to the browser as it stands here, inside a page's own policy; the server in front of Next reads this file too.

/**
 * Keeps what is pressed and chosen until React hears it, however long that takes. React leaves its mark on what it looks
 * at; as long as a script of that part is missing, the part is flagged as placed or hydrating and hears nothing. What
 * works without script is left to work; ten seconds after a press so is a form, which its server then answers.
 */
export const replayEarlyEvents = shortenScript(`(() => {
  const isHeard = (node) => {
    const mark = Object.keys(node).find((key) => key.startsWith('__reactFiber'));
    for (let fiber = node[mark]; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
    return mark !== undefined;
  };
  // In the order in which it was done, each with its own turn: a press may mean what was chosen before it.
  const kept = [];
  let turns = 0;
  let acting = false;
  // A link leads on by itself: it waits for what was pressed before it alone.
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
    const opener = event.target.closest('.site-search-open');
    if (opener && !isHeard(opener)) {
      // Opened by the browser alone the field would have neither the focus nor what is typed next.
      const { popoverTargetElement } = opener;
      opener.focus();
      popoverTargetElement.showPopover();
      event.preventDefault();
      popoverTargetElement.querySelector('[name=q]').focus();
    }
    const pressed = event.target.closest('button[type=button]:not([popovertarget],[commandfor]),form[method=post] button,a[href]:not([target])');
    if (!pressed || acting) return;
    const held = pressed.href && kept.find(([node]) => node.href);
    if (pressed.href) {
      // Who goes on would leave what she pressed undone.
      const { metaKey, ctrlKey, shiftKey, altKey } = event;
      if (turns <= 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      if (!held && !kept.some(([node]) => node.type === 'button')) return;
    } else {
      // What was chosen may be heard by now as well, and still wait for its turn.
      if (isHeard(pressed) && !kept.some(([node]) => isHeard(node))) return;
      const isWaiting = kept.some(([node]) => node === pressed);
      if (isWaiting && turns <= 0 && pressed.type === 'submit') return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // Of two ways the last one is hers, and asking again makes nobody wait longer.
    if (held) {
      held[0].removeAttribute('aria-busy');
      held[0] = pressed;
    } else onceHeard(pressed, (node) => node.click());
    pressed.setAttribute('aria-busy', 'true');
  };
  // It is seen at once; React takes back what it did not hear.
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
  // Typed on after React hears, it is heard whole.
  const keepWords = ({ target }) => {
    if (target.matches(choices + ',[type=file]')) return;
    const { value } = target;
    const act = () => {
      if (target.value !== value) target.value = value;
      // What it found in the field is nothing new to React.
      target._valueTracker?.setValue(' ');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const known = kept.find(([node]) => node === target);
    if (known) known[1] = isHeard(target) ? () => {} : act;
    else if (!isHeard(target)) onceHeard(target, act);
  };
  for (const [type, keep] of [['click', keepPress], ['change', keepChoice], ['input', keepWords]]) addEventListener(type, keep, true);
})()`);

/** Lines that only say what is meant, and what indents the others, are not sent. */
export function shortenScript(text: string): string {
  return text.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n');
}
