/** The text in so many characters at most. */
export function cutText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('').trimEnd();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The words of sanitised HTML, a line a block; `m<sup>2</sup>` is m². */
export function plainText(html: string): string {
  return html
    .replace(/<sup>([0-9]{1,3})<\/sup>/gi, (_, digits: string) =>
      digits.replace(/./g, (digit) => raised[Number(digit)] ?? ''),
    )
    .replace(/<[bh]r[^<>]*>|<\/?(?:p|li|ul|ol|h[1-6]|div|tr|table|caption|blockquote|dt|dd|dl|pre)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
