// What is pointed out below a field of the editor: another product that has the same, and a number by the shop's pattern. It
// comes after the first view, asks only this shop, and nothing of it keeps anybody from saving.
import { lazy } from 'react';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import type { SkuProposalProps, TwinNoteProps } from './advice-notes.tsx';

const Twin = lazy(async () => ({ default: await (await import('./advice-notes.tsx')).bindTwinNote() }));
const Proposal = lazy(async () => ({ default: await (await import('./advice-notes.tsx')).bindSkuProposal() }));

export function TwinNote(props: TwinNoteProps) {
  return <AfterHydration>{props.code.trim() === '' ? null : <Twin {...props} />}</AfterHydration>;
}

export function SkuProposal(props: SkuProposalProps) {
  return <AfterHydration>{props.title.trim() === '' ? null : <Proposal {...props} />}</AfterHydration>;
}
