/** Coefficients of Lanczos's approximation with g = 7 (Godfrey 2001), good to fifteen digits. */
const lanczos = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_59, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6,
  1.505_632_735_149_311_6e-7,
];

/** The logarithm of the gamma function of a number above 0. */
function logGamma(value: number): number {
  const [first = 1, ...rest] = lanczos;
  const sum = rest.reduce((total, one, at) => total + one / (value + at), first);
  const base = value + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (value - 0.5) * Math.log(base) - base + Math.log(sum);
}

const steps = 300;
const tiny = 1e-300;
const close = 1e-12;

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= steps; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / nonZero(1 + term * d);
      c = nonZero(1 + term / c);
      fraction *= d * c;
    }
    if (Math.abs(d * c - 1) < close) break;
  }
  return fraction;
}

const nonZero = (value: number): number => (Math.abs(value) < tiny ? tiny : value);

/**
 * The regularised incomplete beta function for x from 0 to 1 and positive a and b (Press et al., Numerical Recipes, 3rd
 * edition, section 6.4). The chance that a binomial count of n draws with chance x reaches k is that of k and n - k + 1.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}
