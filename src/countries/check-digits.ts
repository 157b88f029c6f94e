export function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

export function weigh(digits: number[], weights: number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}
