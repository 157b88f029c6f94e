/** The path of the form that puts an order's goods back into the cart; `orderPath` may be a path or a pattern. */
export function buyAgainPath(orderPath: string): string {
  return `${orderPath}/again`;
}
