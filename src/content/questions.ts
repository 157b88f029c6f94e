// The page of questions and answers: in the merchant's text every heading is a question, and what follows it the answer.
// Shown, each is a disclosure, which browsers open by themselves, also to find what is searched for on the page.

/** The page whose headings are questions. */
export const QUESTIONS_SLUG = 'faq';

const OPEN = '<details><summary>';

/** If there are headings of both kinds, the lower are the questions and the upper name groups of them. */
export function showAsDisclosures(html: string): string {
  const tag = html.includes('<h3>') ? 'h3' : 'h2';
  const [before = '', ...questions] = html.split(`<${tag}>`);
  const shown = questions.map((question) => {
    const [words, rest] = cut(question, `</${tag}>`);
    const [answer, group] = cut(rest, '<h2>');
    const next = group === '' ? '' : `<h2>${group}`;
    return `${OPEN}<${tag}>${words}</${tag}></summary>${answer.trim()}</details>${next}`;
  });
  return before + shown.join('');
}

/** What is on the page as `showAsDisclosures` writes it. `answer` is HTML. */
export function questionsIn(html: string): { question: string; answer: string }[] {
  const [, ...questions] = html.split(OPEN);
  return questions.map((question) => {
    const [heading, rest] = cut(question, '</summary>');
    return { question: toText(heading), answer: cut(rest, '</details>')[0] };
  });
}

/** What stands before and behind the first `end`. */
function cut(text: string, end: string): [before: string, behind: string] {
  const at = text.indexOf(end);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + end.length)];
}

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function toText(html: string): string {
  return html.replace(/<[^<>]+>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity);
}
