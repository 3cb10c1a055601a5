// Sent to the browser as it stands here, inside a page's own policy; the server in front of Next reads this file too.

/**
 * Keeps what is pressed and chosen until React hears it, however long that takes. React leaves its mark on what it looks
 * at; as long as a script of that part is missing, the part is flagged as placed or hydrating and hears nothing. What
 * works without script is left to work; ten seconds after a press so is a form, which its server then answers.
 */
export const keepPresses = shortenScript(`(() => {
  const isHeard = (node) => {
    const mark = Object.keys(node).find((key) => key.startsWith('__reactFiber'));
    for (let fiber = node[mark]; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
    return mark !== undefined;
  };
  // In the order in which it was done, each with its own turn: a press may mean what was chosen before it.
  const kept = [];
  let turns = 0;
  let acting = false;
  const look = () => {
    const [[node, act]] = kept;
    if (isHeard(node) || !node.isConnected) {
      kept.shift();
      node.removeAttribute('aria-busy');
      acting = true;
      if (node.isConnected) act();
      acting = false;
    } else turns--;
    if (kept.length > 0) setTimeout(look, isHeard(kept[0][0]) ? 0 : turns > 0 ? 50 : 500);
  };
  const onceHeard = (node, act) => {
    turns = 200;
    if (kept.push([node, act]) === 1) look();
  };
  const keepPress = (event) => {
    const button = event.target.closest('button[type=button]:not([popovertarget],[commandfor]),form[method=post] button');
    if (!button || acting) return;
    // What was chosen may be heard by now as well, and still wait for its turn.
    if (isHeard(button) && !kept.some(([node]) => isHeard(node))) return;
    const isWaiting = kept.some(([node]) => node === button);
    if (isWaiting && turns <= 0 && button.type === 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    onceHeard(button, () => button.click());
  };
  // It is seen at once; React takes back what it did not hear.
  const keepChoice = ({ target }) => {
    if (!target.matches('select,input[type=radio],input[type=checkbox]') || isHeard(target)) return;
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
  const keep = (event) => (event.type === 'click' ? keepPress(event) : keepChoice(event));
  for (const type of ['click', 'change']) addEventListener(type, keep, true);
})()`);

/** Lines that only say what is meant, and what indents the others, are not sent. */
export function shortenScript(text: string): string {
  return text.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n');
}
