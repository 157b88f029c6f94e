// The page of questions and answers: in the merchant's text every heading is a question, and what follows it the answer.
// Shown, each is a disclosure, which browsers open by themselves, also to find what is searched for on the page.

/** Of the page whose headings are questions. */
export const QUESTIONS_SLUG = 'faq';

/** Where there are headings of both kinds, the lower are the questions and the upper name groups of them. */
export function showAsDisclosures(html: string): string {
  const level = html.includes('<h3>') ? 3 : 2;
  const question = new RegExp(`<h${level}>(.*?)</h${level}>(.*?)(?=<h[23]>|$)`, 'gs');
  return html.replace(
    question,
    (_, words: string, answer: string) =>
      `<details><summary><h${level}>${words}</h${level}></summary>${answer.trim()}</details>`,
  );
}

/** What is on the page as `showAsDisclosures` writes it. `answer` is HTML. */
export function questionsIn(html: string): { question: string; answer: string }[] {
  return [...html.matchAll(/<details><summary><h[23]>(.*?)<\/h[23]><\/summary>(.*?)<\/details>/gs)].map(
    ([, words = '', answer = '']) => ({ question: toText(words), answer }),
  );
}

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function toText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity);
}
