// Codes that the server is asked about at once: whether other products have them as well.

/** So many fit into one question. */
export const MOST_CODES_ASKED = 500;

/** The codes in their order, as many a question as fit: where one of them changes, the other questions are answered already. */
export function codeQuestions(codes: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(codes.length / MOST_CODES_ASKED) }, (_, at) =>
    codes.slice(at * MOST_CODES_ASKED, (at + 1) * MOST_CODES_ASKED),
  );
}
