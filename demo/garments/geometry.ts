export type Point = readonly [x: number, y: number];
export type Segment = readonly Point[];

/** Landmark table: a quantity (a half width, a radius) known at a few heights. */
export type Profile = readonly Point[];

const dist = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** Monotone cubic reading of a profile [position, value]: no overshoot, so a waist never bulges between landmarks. */
export function readProfile(profile: Profile, at: number): number {
  const last = profile.length - 1;
  const first = profile[0] as Point;
  const end = profile[last] as Point;
  if (at <= first[0]) return first[1];
  if (at >= end[0]) return end[1];
  const slope = (i: number) => {
    const a = profile[i] as Point;
    const b = profile[i + 1] as Point;
    return (b[1] - a[1]) / (b[0] - a[0]);
  };
  const tangent = (i: number) => {
    if (i === 0) return slope(0);
    if (i === last) return slope(last - 1);
    const before = slope(i - 1);
    const after = slope(i);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  let i = 0;
  while ((profile[i + 1] as Point)[0] < at) i++;
  const a = profile[i] as Point;
  const b = profile[i + 1] as Point;
  const h = b[0] - a[0];
  const t = (at - a[0]) / h;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * a[1] +
    (t3 - 2 * t2 + t) * h * tangent(i) +
    (-2 * t3 + 3 * t2) * b[1] +
    (t3 - t2) * h * tangent(i + 1)
  );
}

export const mirror = (segment: Segment): Segment => segment.map(([x, y]) => [-x, y] as const).reverse();

/**
 * Closes a right half over the axis x = 0. A half that begins or ends exactly on the axis joins its mirror image
 * smoothly; one that stops just beside it makes a corner there.
 */
export function symmetric(right: readonly Segment[]): Segment[] {
  const out: Segment[] = [...right];
  const left = right.map(mirror).reverse();
  const lastRight = out.at(-1) as Segment;
  if (lastRight.at(-1)?.[0] === 0) {
    out[out.length - 1] = [...lastRight, ...(left.shift() as Segment).slice(1)];
  }
  const first = out[0] as Segment;
  if (first[0]?.[0] === 0 && left.length > 0) {
    const closing = left.pop() as Segment;
    out[0] = [...closing, ...first.slice(1)];
  }
  return [...out, ...left];
}

function handles(p0: Point, p1: Point, p2: Point, p3: Point): [Point, Point] {
  const d1 = Math.sqrt(dist(p0, p1));
  const d2 = Math.sqrt(dist(p1, p2));
  const d3 = Math.sqrt(dist(p2, p3));
  const handle = (near: number, a: Point, p: Point, b: Point): Point => {
    if (near < 1e-6) return p;
    const scale = 3 * near * (near + d2);
    const along = (i: 0 | 1) =>
      (near * near * b[i] - d2 * d2 * a[i] + (2 * near * near + 3 * near * d2 + d2 * d2) * p[i]) / scale;
    return [along(0), along(1)];
  };
  return [handle(d1, p0, p1, p2), handle(d3, p3, p2, p1)];
}

/** Smooth curve through each segment's points, corners where segments meet; points are already on the canvas. */
export function toPath(segments: readonly Segment[], closed: boolean): string {
  let out = '';
  let pen: Point | undefined;
  for (const segment of segments) {
    const points = segment.filter((p, i) => i === 0 || dist(p, segment[i - 1] as Point) > 0.01);
    const start = points[0];
    if (!start) continue;
    if (!pen) out += `M${fixed(start[0])} ${fixed(start[1])}`;
    else if (dist(pen, start) > 0.05) out += `L${fixed(start[0])} ${fixed(start[1])}`;
    for (let i = 0; i < points.length - 1; i++) {
      const p1 = points[i] as Point;
      const p2 = points[i + 1] as Point;
      if (points.length === 2) {
        out += `L${fixed(p2[0])} ${fixed(p2[1])}`;
        continue;
      }
      const [a, b] = handles(points[i - 1] ?? p1, p1, p2, points[i + 2] ?? p2);
      out += `C${fixed(a[0])} ${fixed(a[1])} ${fixed(b[0])} ${fixed(b[1])} ${fixed(p2[0])} ${fixed(p2[1])}`;
    }
    pen = points.at(-1) ?? start;
  }
  return closed ? `${out}Z` : out;
}

/** Points on the smooth curve through a segment, `steps` to each stretch. */
function densify(segment: Segment, steps = 8): Point[] {
  if (segment.length < 3) {
    const [a, b] = segment as [Point, Point];
    return Array.from({ length: steps + 1 }, (_, i) => between(a, b, i / steps));
  }
  const out: Point[] = [segment[0] as Point];
  for (let i = 0; i < segment.length - 1; i++) {
    const p1 = segment[i] as Point;
    const p2 = segment[i + 1] as Point;
    const [a, b] = handles(segment[i - 1] ?? p1, p1, p2, segment[i + 2] ?? p2);
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const u = 1 - t;
      const on = (j: 0 | 1) => u * u * u * p1[j] + 3 * u * u * t * a[j] + 3 * u * t * t * b[j] + t * t * t * p2[j];
      out.push([on(0), on(1)]);
    }
  }
  return out;
}

/** Points at equal distances along a segment; the spacing is stretched so that the last one falls on the end. */
export function walk(segment: Segment, spacing: number): { point: Point; normal: Point }[] {
  const dense = densify(segment);
  const lengths = dense.map((_, i) => (i === 0 ? 0 : dist(dense[i - 1] as Point, dense[i] as Point)));
  const total = lengths.reduce((sum, l) => sum + l, 0);
  const count = Math.max(1, Math.round(total / spacing));
  const out: { point: Point; normal: Point }[] = [];
  let i = 1;
  let passed = 0;
  for (let k = 0; k <= count; k++) {
    const want = (total * k) / count;
    while (i < dense.length - 1 && passed + (lengths[i] as number) < want) {
      passed += lengths[i] as number;
      i++;
    }
    const a = dense[i - 1] as Point;
    const b = dense[i] as Point;
    const l = lengths[i] || 1;
    out.push({
      point: between(a, b, Math.min(1, (want - passed) / l)),
      normal: [(b[1] - a[1]) / l, -(b[0] - a[0]) / l],
    });
  }
  return out;
}

/** The segment moved sideways by `by` (positive: to the left of its direction, as the canvas is seen). */
export const offset = (segment: Segment, by: number): Segment =>
  walkAll(segment).map(({ point, normal }) => [point[0] + normal[0] * by, point[1] + normal[1] * by] as const);

const walkAll = (segment: Segment) => {
  const dense = densify(segment, 4);
  return dense.map((point, i) => {
    const a = dense[Math.max(0, i - 1)] as Point;
    const b = dense[Math.min(dense.length - 1, i + 1)] as Point;
    const l = dist(a, b) || 1;
    return { point, normal: [(b[1] - a[1]) / l, -(b[0] - a[0]) / l] as Point };
  });
};

/** A tapering limb or strap: centre line and a radius at each of its points; round at the ends that are asked for. */
export function limb(
  centre: Segment,
  radii: readonly number[],
  round: { start?: boolean; end?: boolean } = {},
): Segment[] {
  const dense = walkAll(centre);
  const last = dense.length - 1;
  const profile = radii.map((r, k): Point => [radii.length === 1 ? 0 : k / (radii.length - 1), r]);
  const radius = (i: number) => readProfile(profile, i / last);
  const side = (sign: number): Point[] =>
    dense.map(({ point, normal }, i) => [
      point[0] + normal[0] * radius(i) * sign,
      point[1] + normal[1] * radius(i) * sign,
    ]);
  const cap = (i: number, from: number): Point[] => {
    const { point, normal } = dense[i] as { point: Point; normal: Point };
    const angle = Math.atan2(normal[1], normal[0]) + (from > 0 ? 0 : Math.PI);
    return [1, 2, 3].map((k) => [
      point[0] + Math.cos(angle + (Math.PI * k) / 4) * radius(i),
      point[1] + Math.sin(angle + (Math.PI * k) / 4) * radius(i),
    ]);
  };
  const left = side(1);
  const right = side(-1).reverse();
  const segments: Segment[] = [];
  const endCap = round.end ? cap(last, 1) : [];
  const startCap = round.start ? cap(0, -1) : [];
  if (round.end) segments.push([...left, ...endCap, ...right, ...(round.start ? [...startCap, left[0] as Point] : [])]);
  else segments.push(left, round.start ? [...right, ...startCap, left[0] as Point] : right);
  return segments;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Segment[] {
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const angle = (Math.PI * 2 * i) / 12;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
  return [points];
}
