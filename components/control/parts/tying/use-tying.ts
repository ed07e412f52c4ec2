'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '@/lib/geometry';
import type { TiePoint, TieReading } from '@/lib/scenario/map-tie';
import type { PicturePoint } from './picture-place';

/** A point on its way to being tied: its place is null until it is given one. */
export interface Tying extends PicturePoint {
  key: string;
  place: Place | null;
}

/** The points as they were kept last, and how they tie the picture. */
export interface KeptTies {
  ties: readonly TiePoint[];
  fit: TieReading | null;
}

const isWhole = (point: Tying): point is Tying & { place: Place } => point.place !== null;

/** The points as they are on the table, the one in hand, and how they would tie the picture. Nothing is kept before it is asked for. */
export function useTying(map: KeptTies, weigh: (ties: readonly TiePoint[]) => Promise<TieReading | null>) {
  const [points, setPoints] = useState<Tying[]>(() => fromKept(map.ties));
  const [chosen, setChosen] = useState<string | null>(null);
  const [weighed, setWeighed] = useState<TieReading | null>(map.ties.length > 0 ? map.fit : null);
  const next = useRef(map.ties.length);
  const weighNow = useEffectEvent(weigh);
  const ties = points.filter(isWhole).map(({ px, py, place }): TiePoint => ({ px, py, ...place }));
  const asked = JSON.stringify(ties);

  useEffect(() => {
    let isOld = false;
    const those = JSON.parse(asked) as TiePoint[];
    if (those.length === 0) return setWeighed(null);
    void weighNow(those).then((reading) => {
      if (!isOld && reading) setWeighed(reading);
    });
    return () => {
      isOld = true;
    };
  }, [asked]);

  const inHand = points.find(({ key }) => key === chosen) ?? null;
  const change = (key: string, patch: Partial<Tying>) =>
    setPoints((now) => now.map((point) => (point.key === key ? { ...point, ...patch } : point)));
  return {
    points,
    ties,
    inHand,
    weighed,
    isChanged: asked !== JSON.stringify(map.ties) || points.length !== map.ties.length,
    choose: setChosen,
    /** A point of the picture: moves the one in hand, or begins a new one. */
    point: (at: PicturePoint) => {
      if (inHand) return change(inHand.key, at);
      const key = `p${next.current++}`;
      setPoints((now) => [...now, { key, ...at, place: null }]);
      setChosen(key);
    },
    /** The place of the point in hand; a new one is done with it. */
    place: (place: Place) => {
      if (!inHand) return;
      change(inHand.key, { place });
      if (!inHand.place) setChosen(null);
    },
    takeOff: (key: string) => {
      setPoints((now) => now.filter((point) => point.key !== key));
      setChosen(null);
    },
  };
}

const fromKept = (ties: readonly TiePoint[]): Tying[] =>
  ties.map(({ px, py, x, y }, index) => ({ key: `p${index}`, px, py, place: { x, y } }));
