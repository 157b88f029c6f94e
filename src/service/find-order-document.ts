import { type PageDocument, plainDocument } from '../page-document.ts';
import { addressWithAnswer } from './service-address.ts';

export const findOrderDocument: PageDocument = { ...plainDocument, addressOf: addressWithAnswer };
