package org.sitrep.cli.service.kept;

import java.util.Optional;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.MissionValues;

/**
 * What came of playing.
 *
 * @param capsule what it came to
 * @param values what was written down mission by mission; empty if nothing was to be, or not all was played
 */
public record Recorded(Capsule capsule, Optional<MissionValues> values) {}
