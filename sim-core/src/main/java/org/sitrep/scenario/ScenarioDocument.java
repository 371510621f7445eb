package org.sitrep.scenario;

/** A loaded scenario. */
public interface ScenarioDocument {
    /** Returns the place of the value at a dotted path, or of its nearest ancestor that is there. */
    Mark markOf(String path);
}
