import type { ContentPageShowQuery } from '../operations.generated.ts';
import { type PageDocument, plainDescription, plainDocument } from '../page-document.ts';
import { contentPageQuery } from './content-queries.ts';
import { questionsIn } from './questions.ts';

export const contentDocument: PageDocument = {
  ...plainDocument,
  describe(location, { queryClient, publicUrl }) {
    const data = queryClient.getQueryData<ContentPageShowQuery>(contentPageQuery(location).queryKey);
    const { bodyHtml = '', blocksHtml } = data?.contentPage ?? {};
    const description = { ...plainDescription, ...(blocksHtml && { sheetsOf: 'home' }) };
    const questions = questionsIn(bodyHtml + (blocksHtml ?? ''));
    if (questions.length === 0) return description;
    const mainEntity = questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('href="/', `href="${publicUrl}/`) },
    }));
    return { ...description, jsonLd: [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }] };
  },
};
