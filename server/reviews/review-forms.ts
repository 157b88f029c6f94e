// The forms of the page on which a buyer writes reviews: one for each product, and one that stops the e-mails.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import { MAILS_ID, MAILS_PARAMETER, NOTICE_PARAMETER, reviewId, SAVED_PARAMETER } from '#src/reviews/review-address.ts';
import { reviewLengths, starsOf } from '#src/reviews/review-fields.ts';
import { type FormServices, formText, registerForm } from '../http/form-route.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { stopReviewRequests } from './stop-review-requests.ts';
import { writeReview } from './write-review.ts';

const review = z.strictObject({
  action: z.literal('review'),
  line: z.string().regex(/^\d{1,4}$/),
  // A browser that does not know required fields sends none.
  stars: z
    .string()
    .regex(/^[1-5]?$/)
    .default(''),
  // Browsers send each end of a line as two characters, and count it as one.
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(formText(reviewLengths.text)),
  name: formText(reviewLengths.name),
});
const stop = z.strictObject({ action: z.literal('stop') });

export function registerReviewForms(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: patternOf('review'),
    fields: z.discriminatedUnion('action', [review, stop]),
    // The token in the path is the secret, and nobody needs a cart to write a review.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields, locale, params: { token = '' }, context }) {
      const pathOf = (search: Record<string, string>, id: string) =>
        `${urlOf('review', { locale, token }, search)}#${id}`;
      if (fields.action === 'stop') {
        await stopReviewRequests(context, token);
        return pathOf({ [MAILS_PARAMETER]: 'stopped' }, MAILS_ID);
      }
      const line = Number(fields.line);
      const stars = starsOf(Number(fields.stars));
      const noticeOf = (kind: string) => pathOf({ [NOTICE_PARAMETER]: kind, line: fields.line }, reviewId(line));
      if (!stars) return noticeOf('StarsMissing');
      const { text, name } = fields;
      const written = await writeReview(context, { token, line, locale, stars, text, name });
      return written.ok ? pathOf({ [SAVED_PARAMETER]: fields.line }, reviewId(line)) : noticeOf(written.error.kind);
    },
  });
}
