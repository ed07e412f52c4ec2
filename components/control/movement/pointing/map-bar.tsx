import type { ComponentProps } from 'react';
import { FindOnMaster } from './find-on-master';
import { MapTools, type Tool } from './map-tools';

interface Props {
  find: ComponentProps<typeof FindOnMaster>;
  tools: { isOn: (tool: Tool) => boolean; press: (tool: Tool) => void };
}

/** What is found on the master map and its tools: over the map in its corners, on a phone in a row above it. */
export const MapBar = ({ tools, find }: Props) => (
  <div className="map-bar">
    <FindOnMaster {...find} />
    <MapTools on={tools.isOn} onTool={tools.press} />
  </div>
);
