// How KSeF says that it refuses a session whole, by the tables of its API.
import type { Db } from '#server/database/connect.ts';
import type { SessionStatus } from './ksef-parts.ts';
import { takeTrouble } from './ksef-troubles.ts';

const descriptions: Record<number, string> = {
  405: 'Błąd weryfikacji poprawności dostarczonych elementów paczki',
  415: 'Błąd odszyfrowania dostarczonego klucza',
  420: 'Przekroczony limit faktur w sesji',
  430: 'Błąd dekompresji pierwotnego archiwum',
  435: 'Błąd odszyfrowania zaszyfrowanych części archiwum',
  440: 'Sesja anulowana',
};

/** How the next session is refused, where the sandbox was asked to. */
export async function takeRefusedSession(db: Db): Promise<SessionStatus | undefined> {
  const trouble = await takeTrouble(db, 'refusedSession');
  if (!trouble) return undefined;
  const { value: code } = trouble;
  return { code, description: descriptions[code] ?? `Nieznany błąd (${code})` };
}
