export type SeedState = { code: string; name: string; towns: { name: string; postalCodes: string[] }[] };

/** One line a state: `code name: town 11111 11112, town 22222`. A postal code is any word that holds a figure. */
export function readTowns(lines: string): SeedState[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', list = ''] = line.split(': ');
      const [code = '', ...name] = head.trim().split(' ');
      return { code, name: name.join(' '), towns: list.split(', ').map(readTown) };
    });
}

function readTown(text: string) {
  const words = text.trim().split(' ');
  const first = words.findIndex((word) => /\d/.test(word));
  return { name: words.slice(0, first).join(' '), postalCodes: words.slice(first) };
}
