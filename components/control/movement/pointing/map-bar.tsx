import type { ComponentProps } from 'react';
import { FindOnMaster } from './find-on-master';
import { MapTools, type Tool } from './map-tools';

interface Props {
  find: ComponentProps<typeof FindOnMaster>;
  tools: { isOn: (tool: Tool) => boolean; press: (tool: Tool) => void };
}

/** The tools of the master map and what is found on it: over the map in its corners, on a phone in a row above it. */
export const MapBar = ({ tools, find }: Props) => (
  <div className="map-bar">
    <FindOnMaster {...find} />
    <MapTools on={tools.isOn} onTool={tools.press} />
  </div>
);
