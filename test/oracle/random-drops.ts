// Facts that are not known: left out, or null, or a list that says there is none.

import type { Facts, Rng } from './random-tools.ts';
import { chance, int, pick } from './random-tools.ts';

type Place = { holder: Facts; key: string };

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((item) => places(item));
  if (Array.isArray(value)) return inside;
  return [...Object.keys(value).map((key) => ({ holder: value as Facts, key })), ...inside];
}

// A spell must keep its capacity and from.
function mayGo(place: Place): boolean {
  return place.holder[place.key] !== null && !('capacity' in place.holder && ['capacity', 'from'].includes(place.key));
}

// One to three facts go.
export function absentSomewhere(rng: Rng, facts: Facts): Facts {
  const copy = structuredClone(facts);
  for (let count = pick(rng, [1, 1, 1, 2, 3]); count > 0; count -= 1) {
    const able = places(copy).filter(mayGo);
    if (able.length === 0) return copy;
    const { holder, key } = able[int(rng, 0, able.length - 1)]!;
    const value = holder[key];
    const canEmpty = Array.isArray(value) && key !== 'designees' && key !== 'heirs';
    if (canEmpty && chance(rng, 0.3)) holder[key] = [];
    else if (chance(rng, 0.5)) holder[key] = null;
    else delete holder[key];
  }
  return copy;
}
