// Asks which codes other products have as well: as many at once as fit into a question, and none that was just answered.
import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '../../../query-client.ts';
import { codeQuestions } from './twin-codes.ts';

const ANSWERED_FOR_MS = 60_000;

type Asked = { id: string | null; kind: 'SKU' | 'EAN'; codes: readonly string[] };

export async function askTwins(queryClient: QueryClient, { id, kind, codes }: Asked) {
  const questions = codeQuestions(codes).map((some) => operationQuery('ProductsTwins', { id, kind, codes: some }));
  const answers = await Promise.all(
    questions.map((question) => queryClient.fetchQuery({ ...question, staleTime: ANSWERED_FOR_MS })),
  );
  return answers.flatMap(({ productTwins }) => productTwins);
}
