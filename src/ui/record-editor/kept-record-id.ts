// The key under which a press makes something once, where there is no form: it is kept in the tab until the answer is here,
// so that a press after a reload is told what the one before has made.
import { findTyping, keepTyping, type TypingKey } from '../typing/kept-typing.ts';
import { createRecordId } from './record-id.ts';

const SHAPE = 1;

/** A UUID; forgotten by `forgetTyping`. */
export function keptRecordId(key: TypingKey): string {
  const kept = findTyping(key, SHAPE);
  const id = typeof kept === 'string' ? kept : createRecordId();
  keepTyping(key, SHAPE, id);
  return id;
}
