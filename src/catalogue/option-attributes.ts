// The options by which the items of a group differ, in the languages that merchants name them in.
const names = {
  color: ['color', 'colour', 'kolor', 'barwa', 'farbe', 'kleur', 'barva'],
  size: ['size', 'rozmiar', 'format', 'größe', 'grösse', 'maat', 'formaat', 'velikost', 'rozměr'],
  material: ['material', 'materiał', 'materiaal', 'materiál', 'papier', 'paper'],
  pattern: ['pattern', 'wzór', 'muster', 'patroon', 'vzor'],
};

export type OptionAttribute = keyof typeof names;

const attributes = Object.keys(names) as OptionAttribute[];

/** What receivers of feeds and search engines call an option of this name; undefined where they have no word for it. */
export function attributeOf(name: string): OptionAttribute | undefined {
  return attributes.find((attribute) => names[attribute].includes(name.toLowerCase()));
}
