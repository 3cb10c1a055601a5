import type { Body } from './figure.ts';
import type { ArmPose } from './figure-drawing.ts';
import type { Choose } from './random.ts';

/** How a model stands, turned to the left; mirrored, the model turns the other way. */
type Stance = {
  sway: number;
  tilt: number;
  lean: number;
  /** How far the middle of the body comes to one side, as in a three-quarter view. */
  turn: number;
};

/** Its length has no common divisor with the other lists, so that neighbours stand differently. */
const stances: readonly [Stance, ...Stance[]] = [
  { sway: 8, tilt: 0.03, lean: 0.05, turn: 0 },
  { sway: 4, tilt: 0.015, lean: 0.02, turn: 15 },
  { sway: 12, tilt: 0.05, lean: -0.02, turn: 5 },
  { sway: 6, tilt: 0.02, lean: -0.05, turn: -14 },
  { sway: 2, tilt: 0.004, lean: 0.02, turn: 0 },
];

export const flatStance: Stance = { sway: 0, tilt: 0, lean: 0, turn: 0 };

/** The visible share of the frame's height, alternately nearer and farther. */
const crops = [1, 0.88, 1.1, 0.95, 0.83, 1.05, 0.92] as const;

/** The poses of the left and the right arm to choose from. */
export type ArmPoses = { arms: readonly [readonly [ArmPose, ArmPose], ...(readonly [ArmPose, ArmPose])[]] };

export const atBust: ArmPoses = {
  arms: [
    ['down', 'back'],
    ['up', 'down'],
    ['down', 'down'],
    ['out', 'back'],
  ],
};
export const atHips: ArmPoses = {
  arms: [
    ['out', 'out'],
    ['down', 'down'],
    ['back', 'out'],
    ['down', 'out'],
  ],
};
/** Sleeves lie over arms that hang. */
export const sleeved: ArmPoses = { arms: [['down', 'down']] };

export function chooseStance(choose: Choose, side: number, { arms }: ArmPoses) {
  const { sway, tilt, lean, turn } = choose(stances);
  const [left, right] = choose(arms);
  return {
    pose: { sway: sway * side, tilt: tilt * side, lean: lean * side, turn: turn * side },
    arms: side > 0 ? ([left, right] as const) : ([right, left] as const),
    crop: choose(crops),
  };
}

/** The half width that a turn moves, by height: head, shoulders, trunk; legs turn less and less. */
export const turning = (body: Body) => {
  const joint = (body.arm.centre[0]?.[0] ?? 70) - 4;
  return (y: number) => {
    if (y < 104) return 36;
    const down = Math.min(1, (y - 104) / 60);
    return Math.max(body.width(y), y < 205 ? 36 + (joint - 36) * down : 0);
  };
};
