// What people of other alphabets write, and which of it is drawn as an empty box.
import type { Paper } from '#server/papers/open-paper.ts';

/** What is drawn from now on, a text at a time, and which of it has an empty box. */
export function noteBoxes({ doc }: Paper): { drawn: string[]; boxes: string[] } {
  const noted = { drawn: [] as string[], boxes: [] as string[] };
  const write = doc.text.bind(doc) as (...given: unknown[]) => typeof doc;
  doc.text = (text: string, ...rest: unknown[]) => {
    const { font } = doc._font;
    noted.drawn.push(text);
    for (const line of text.split('\n'))
      if (font.layout(line).glyphs.some(({ id }) => id === 0)) noted.boxes.push(line);
    return write(text, ...rest);
  };
  return noted;
}

export const fromAfar = [
  ...[
    'Nguyễn Thị Hạnh',
    'Đặng Phương Ươm',
    '10″ × 2′',
    '№ 5',
    '→ ≥ ≤ ≠ ‰',
    '✓ ★',
    '🎁',
    'محمد علي 12',
    'דוד',
    '李小龍',
  ],
  ...[
    'Kasia 👩‍👩‍👧',
    '❤️‍🔥',
    'نیک‌نام',
    'Őry Ştefan Țîțeica Ģirts Ħal Ğüneş',
    'Ελληνικά',
    '½ ² ³ µ €',
    'a\tb\u0007c\u00ad',
  ],
];
