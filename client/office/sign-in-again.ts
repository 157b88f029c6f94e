// What happens when the session is over: where somebody has typed or pressed something, signing in happens over the page,
// and then it is sent; otherwise the page is left, and whoever takes the device next finds nothing.
import type { QueryClient } from '@tanstack/react-query';
import type { AppInstance } from '#src/app-instance.tsx';
import { KasaError } from '#src/errors.ts';
import type { ResultOf, Transport } from '#src/graphql-client.ts';
import { packPath } from '#src/packing/office/pack-offline-rules.ts';
import type { Worker } from '#src/staff/office/sign-in-again-dialog.tsx';
import { signedInStaffQuery } from '#src/staff/office/staff-queries.ts';
import { notePageOf } from '#src/staff/page-of.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { unsavedWork } from '#src/ui/typing/ask-before-leaving.ts';
import { hasTypedText, noteTexts } from '#src/ui/typing/typed-text.ts';
import { giveUpForms } from './keep-forms.ts';
import { isSigningOut, leaveForSignIn } from './leave-for-sign-in.ts';

type Services = { app: AppInstance; queryClient: QueryClient };

export function createSignInAgain() {
  /** A page is one person's: somebody else gets it by a full load. */
  let page: (Services & { worker: Worker }) | undefined;
  let asking: Promise<boolean> | undefined;

  function start({ app, queryClient }: Services): void {
    const worker = queryClient.getQueryData(signedInStaffQuery.queryKey)?.signedInStaff;
    if (worker) page = { app, queryClient, worker };
    notePageOf(worker?.id);
    noteTexts();
  }

  /** False when the page is left. */
  function isSignedInAgain(isPressed = false): Promise<boolean> {
    if (isSigningOut()) return Promise.resolve(false);
    asking ??= ask(isPressed).finally(() => {
      asking = undefined;
    });
    return asking;
  }

  /** Past the page's cache: with nobody in it the page would take its forms away, and what is typed in them. */
  let findWorker: () => Promise<Worker | null>;

  async function ask(isPressed: boolean): Promise<boolean> {
    // The packing page keeps its scans on the device, and comes back with them.
    const isPacking = window.location.pathname === packPath;
    if (!page || isPacking || !(isPressed || hasTypedText(document) || unsavedWork.size > 0)) return leave();
    const { askToSignIn } = await import('#src/staff/office/sign-in-again-dialog.tsx');
    // The worker may have signed in in another window.
    const other = await findWorker();
    if (other?.id === page.worker.id) return true;
    await askToSignIn({ ...page, other, findWorker, leave: leaveWithoutTyping, goOn: goOnWithoutTyping });
    void page.queryClient.invalidateQueries();
    return true;
  }

  /** What was refused for want of a session is sent again, once there is one. */
  function repeating(send: Transport): Transport {
    findWorker = async () => (await send('StaffSignedIn', {})).signedInStaff ?? null;
    const sendFor = async (...[name, variables]: Parameters<Transport>) => {
      const answer = await send(name, variables);
      if (name === 'StaffSignedIn' && page) requireWorker(page.worker, answer as ResultOf<'StaffSignedIn'>);
      return answer;
    };
    return async (name, variables) => {
      try {
        return (await sendFor(name, variables)) as ResultOf<typeof name>;
      } catch (error) {
        if (!isNotTheirs(error)) throw error;
        const isPressed = officeApi.operations[name]?.kind === 'mutation';
        if (await isSignedInAgain(isPressed)) return send(name, variables);
        throw error;
      }
    };
  }

  return { start, isSignedInAgain, repeating };
}

/** Nobody is signed in any more, or not the person whose page this is. */
function isNotTheirs(error: unknown): boolean {
  return error instanceof KasaError && (error.code === 'SIGNED_OUT' || error.code === 'OTHER_PERSON');
}

function requireWorker(worker: Worker, { signedInStaff }: ResultOf<'StaffSignedIn'>): void {
  if (signedInStaff?.id !== worker.id) throw new KasaError('SIGNED_OUT', 'Nobody is signed in, or somebody else.');
}

/** The button has said that it goes: nothing asks again. */
function giveUpTyping(): void {
  for (const giveUp of unsavedWork) giveUp();
  unsavedWork.clear();
  giveUpForms();
}

function leaveWithoutTyping(): Promise<void> {
  giveUpTyping();
  return leaveForSignIn();
}

/** Goes on as whoever is signed in now. Not a reload, with which browsers fill in again what was typed. */
function goOnWithoutTyping(): void {
  giveUpTyping();
  const { pathname, search } = window.location;
  window.location.replace(pathname + search);
}

async function leave(): Promise<false> {
  await leaveForSignIn();
  return false;
}
