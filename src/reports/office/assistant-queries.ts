import type { ReportsAssistantsQuery, ReportsTryAssistantsMutation } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type AssistantFigures = ReportsAssistantsQuery['assistantFigures'];
export type TriedStep = ReportsTryAssistantsMutation['tryAssistants'][number];

/** Asks for the last thirty days. */
export const assistantFiguresQuery = operationQuery('ReportsAssistants', {});

export const assistantSettingsQuery = operationQuery('SettingsShow', { name: 'assistants' });
