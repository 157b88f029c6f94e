import { budgetOf, formatKilobytes, type PageSize } from './budgets.ts';
import type { Budgets } from './surface-build.ts';

/** Each page's size and budget, for a terminal. */
export function formatPageTable(pages: PageSize[], budgets: Budgets): string {
  const header = ['page', 'script (gzip)', 'of which ours', 'style (gzip)'];
  const rows = pages.map(({ route, script, ours, style }) => {
    const budget = budgetOf(route, budgets);
    return [
      route,
      `${formatKilobytes(script)} of ${budget.script}`,
      `${formatKilobytes(ours)} of ${budget.ours}`,
      `${formatKilobytes(style)} of ${budget.style}`,
    ];
  });
  const widths = header.map((title, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? title.length)),
  );
  return [header, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
