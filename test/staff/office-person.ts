// Somebody at the office's endpoint, with the cookies of a browser.
import type { MutationName, QueryName, ResultOf, VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import type { ShopFixture } from '../fixtures/a-shop.ts';
import { postForm, shopOrigin } from '../fixtures/post-form.ts';

export function officePerson({ app }: ShopFixture, given = '') {
  let cookie = given;
  const keep = (headers: Record<string, unknown>) => {
    const set = headers['set-cookie'];
    if (set) cookie = String(set).split(';')[0] ?? '';
  };
  async function mutate<Name extends MutationName>(
    name: Name,
    variables: VariablesOf<Name>,
    key?: string,
  ): Promise<ResultOf<Name>> {
    const { headers, body } = await app.inject({
      method: 'POST',
      url: officeApi.mutationUrl(name),
      headers: { origin: shopOrigin, cookie, ...(key && { 'idempotency-key': key }) },
      payload: variables as object,
    });
    keep(headers);
    const answer = JSON.parse(body);
    if (answer.error) throw new Error(answer.error.code);
    return answer.data;
  }
  async function query<Name extends QueryName>(name: Name, variables: VariablesOf<Name>): Promise<ResultOf<Name>> {
    const answer = (await app.inject({ url: officeApi.queryUrl(name, variables), headers: { cookie } })).json();
    if (answer.error) throw new Error(answer.error.code);
    return answer.data;
  }
  return {
    mutate,
    query,
    getCookie: () => cookie,
    getPage: (url: string) => app.inject({ url, headers: { cookie, 'accept-language': 'en' } }),
    async post(url: string, fields: Record<string, string>) {
      const answer = await postForm(app, url, fields, { cookie });
      keep(answer.headers);
      return answer;
    },
  };
}
