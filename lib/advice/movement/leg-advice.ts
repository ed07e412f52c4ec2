export interface LegAdvice {
  code:
    | 'beyondGuide'
    | 'roadOnly'
    | 'offRoad'
    | 'tooLateToAttack'
    | 'noBridge'
    | 'meetsEnemy'
    | 'slipsThrough'
    | 'slidesPast'
    | 'crowded';
  message: string;
  rule: string;
  /** The move is refused unless Control gives a reason. */
  bars?: true;
  /** `meetsEnemy`: the exact place at which the move meets him, whether it stops there by its order, and the legs behind it. */
  meets?: { x: number; y: number; stops: boolean; legs: number };
}
