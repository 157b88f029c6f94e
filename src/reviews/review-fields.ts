// What a buyer writes about a product. The limits are those of migration 000061.

export const starValues = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof starValues)[number];

export type ReviewFields = {
  stars: Stars;
  /** May be empty: stars say something by themselves. */
  text: string;
  /** The name by which others know the author; empty: by none. */
  name: string;
};

/** Counted in characters. */
export const reviewLengths = { text: 2_000, name: 40, reply: 1_000 } as const;

export function starsOf(value: number): Stars | null {
  return starValues.find((stars) => stars === value) ?? null;
}

/** Writes it as people sign in public: the first name, and of the last one its first letter. */
export function proposedName(fullName: string): string {
  const names = fullName.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...others] = names;
  const [initial] = others.at(-1) ?? '';
  return (initial ? `${first} ${initial.toUpperCase()}.` : first).slice(0, reviewLengths.name);
}
