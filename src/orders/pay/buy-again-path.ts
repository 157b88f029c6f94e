/** Where the form is posted that puts an order's goods back into the cart: below the order's own path or pattern. */
export function buyAgainPath(orderPath: string): string {
  return `${orderPath}/again`;
}
