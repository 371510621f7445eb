package org.sitrep.report.capsule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.engine.Capsule;

class CapsuleJsonTest {
    @Test
    void shouldReadBackWhatItWrote() {
        final Capsule capsule = SampleCapsule.of(200);
        final String text = CapsuleJson.write(capsule);
        assertEquals(capsule, CapsuleJson.read(text, "capsule.json"));
    }
}
