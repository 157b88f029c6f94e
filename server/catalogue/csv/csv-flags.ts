// A spreadsheet saves the two as its own language calls them: English, Polish, German, Dutch, Czech, French, Spanish, Italian,
// Portuguese, Finnish, Swedish, Danish, Hungarian, Romanian; programs as digits.
export const trueWords: readonly string[] = [
  ...['true', 'prawda', 'wahr', 'waar', 'pravda', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'tosi', 'sant', 'sand'],
  ...['igaz', 'adevărat', '1'],
];
export const falseWords: readonly string[] = [
  ...[
    'false',
    'fałsz',
    'falsch',
    'onwaar',
    'nepravda',
    'faux',
    'falso',
    'epätosi',
    'falskt',
    'falsk',
    'hamis',
    'fals',
    '0',
  ],
];
