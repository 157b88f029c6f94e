// The comments of a source, as somebody reads them: lines that follow each other are one comment.

export type Comment = { line: number; text: string };

const beginning = /^\s*(?:\{?\/\*\*?|\/\/|")\s*(.*?)\s*(?:\*\/\}?|")?$/;
const opened = /^\s*\{?\/\*\*?(?!.*\*\/)/;

/** `isSchema`: what stands in quotation marks on lines of its own describes what is below it. */
export function listComments(text: string, isSchema = false): Comment[] {
  const comments: Comment[] = [];
  let isOpen = false;
  let isQuoted = false;
  let isAfterLine = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (isSchema && line.trim() === '"""') {
      isQuoted = !isQuoted;
      if (isQuoted) comments.push({ line: index + 1, text: '' });
      continue;
    }
    const isLine = /^\s*\/\//.test(line);
    const isDescription = isSchema && /^\s*"[^"]*"$/.test(line);
    const continued = isOpen || isQuoted || (isLine && isAfterLine);
    const [, said = ''] = (isOpen || isQuoted ? /^\s*\*?\s?(.*?)\s*(?:\*\/\}?)?$/ : beginning).exec(line) ?? [];
    const latest = comments.at(-1);
    if (continued && latest) latest.text = `${latest.text} ${said}`.trim();
    else if (isLine || isDescription || /^\s*\{?\/\*/.test(line)) comments.push({ line: index + 1, text: said });
    isOpen = isOpen ? !line.includes('*/') : opened.test(line);
    isAfterLine = isLine;
  }
  return comments;
}
