// Routing numbers of banks: nine digits of which the last checks the others.
// Whether a bank has the number is not known here.

const LENGTH = 9;

/** Nine digits whose sum by the weights 3, 7 and 1 is a multiple of ten; nine zeros are no bank's. Source: ABA. */
export function isRoutingNumber(text: string): boolean {
  if (text.length !== LENGTH) return false;
  let sum = 0;
  for (let index = 0; index < LENGTH; index++) {
    const digit = text.charCodeAt(index) - 0x30;
    if (!(digit >= 0 && digit <= 9)) return false;
    sum += digit * (index % 3 === 0 ? 3 : index % 3 === 1 ? 7 : 1);
  }
  return sum > 0 && sum % 10 === 0;
}
