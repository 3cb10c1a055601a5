const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** A Spanish tax number of nine characters whose check character is right, of a person or a company. */
export function isNif(text: string): boolean {
  const person = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(text);
  if (person && text.length === 9) {
    const [, first = '', digits = '', letter] = person;
    const lead = { Y: '1', Z: '2' }[first] ?? '';
    return letters[Number(`${lead}${digits}`) % letters.length] === letter;
  }
  const company = /^[ABCDEFGHJNPQRSUVW](\d{7})([0-9A-J])$/.exec(text);
  if (!company) return false;
  const [, digits = '', check = ''] = company;
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const rest = (10 - (sum % 10)) % 10;
  return check === String(rest) || check === companyLetters[rest];
}
