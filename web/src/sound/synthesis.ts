import { partsOf, type SoundPart, type Sound } from "./sounds";

/** How much quieter than the loudest a tone is when it ends, and the time from there to silence, in seconds. */
const FADED = 0.003;
const CLOSES = 0.008;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Builds the audio chain to the speaker: warm, moderately loud, and limited when sounds overlap. */
export function outputOf(context: BaseAudioContext): AudioNode {
  const warmth = new BiquadFilterNode(context, { type: "lowpass", frequency: 5200, Q: 0.5 });
  const compressor = new DynamicsCompressorNode(context, { threshold: -20, knee: 12, ratio: 6, release: 0.15 });
  const volume = new GainNode(context, { gain: 0.6 });
  warmth.connect(compressor).connect(volume).connect(context.destination);
  return warmth;
}

/** Schedules a sound at a time of its audio context. */
export function schedule(sound: Sound, output: AudioNode, at: number): void {
  for (const part of partsOf(sound)) schedulePart(part, output, at + part.at);
}

function schedulePart(part: SoundPart, output: AudioNode, at: number): void {
  const source =
    part.is === "noise"
      ? new AudioBufferSourceNode(output.context, { buffer: noiseOf(output.context) })
      : pitched(part, output.context, at);
  const envelope = new GainNode(output.context, { gain: 0 });
  const end = at + part.lasts;
  // From silence to silence: a jump would click.
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(part.level, at + part.rises);
  envelope.gain.exponentialRampToValueAtTime(part.level * FADED, end - CLOSES);
  envelope.gain.linearRampToValueAtTime(0, end);
  if (part.is === "noise") {
    const filter = new BiquadFilterNode(output.context, { type: "lowpass", frequency: part.frequency });
    source.connect(filter).connect(envelope).connect(output);
  } else source.connect(envelope).connect(output);
  source.start(at);
  source.stop(end);
}

function pitched({ is, frequency, to, lasts }: SoundPart, context: BaseAudioContext, at: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { type: is === "sine" ? "sine" : "triangle", frequency });
  if (to !== undefined) {
    oscillator.frequency.setValueAtTime(frequency, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + lasts);
  }
  return oscillator;
}

/** A second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 98;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
