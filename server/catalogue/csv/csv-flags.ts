// A spreadsheet saves the two as its own language calls them: English, Polish, German, Dutch, Czech; programs as digits.
export const trueWords: readonly string[] = ['true', 'prawda', 'wahr', 'waar', 'pravda', '1'];
export const falseWords: readonly string[] = ['false', 'fałsz', 'falsch', 'onwaar', 'nepravda', '0'];
