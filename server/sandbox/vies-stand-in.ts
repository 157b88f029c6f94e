// Answers as VIES does, the Commission's service for VAT ids. A number that ends with 00 is of a member state that is away,
// one that ends with 9 is not in force. Who says its own number, and it is one that is in force, gets a consultation number.
import type { FastifyInstance, FastifyRequest } from 'fastify';

export function addVies(app: FastifyInstance): void {
  app.get('/vies/rest-api/ms/:state/vat/:number', async (request: FastifyRequest) => {
    const { state, number } = request.params as { state: string; number: string };
    if (number.endsWith('00')) return { isValid: false, userError: 'MS_UNAVAILABLE', name: '---', address: '---' };
    const { requesterNumber = '' } = request.query as { requesterNumber?: string };
    if (requesterNumber.endsWith('9')) return { isValid: false, userError: 'INVALID_REQUESTER_INFO' };
    const isValid = !number.endsWith('9');
    const requestIdentifier = isValid && requesterNumber ? `WAPIAAAASANDBOX${number.slice(-4)}` : '';
    const userError = isValid ? 'VALID' : 'INVALID';
    return { isValid, userError, name: `Sandbox ${state}`, address: '---', requestIdentifier };
  });
}
