package org.sitrep.rng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The fields of an address do not overlap and each is read back where its picture shows it. */
class AddressTest {
    @Test
    void fieldsLieWhereTheyAreDrawn() {
        assertEquals(0xFFL, Address.of(255, 0, 0, 0));
        assertEquals(0xFFL << 16, Address.of(0, 0, 255, 0));
        assertEquals(0xFFFFL << 24, Address.of(0, 0, 0, 65535));
        assertEquals(0xFFFFFFL << 40, Address.of(0, (1 << 24) - 1, 0, 0));
    }

    @Test
    void theSumOfTheFieldsIsTheAddress() {
        final long whole = Address.of(7, 1234, 5, 321);
        assertEquals(
                Address.of(7, 0, 0, 0) + Address.of(0, 1234, 0, 0) + Address.of(0, 0, 5, 0) + Address.of(0, 0, 0, 321),
                whole);
    }

    @Test
    void aValueThatDoesNotFitIsAFaultOfTheCaller() {
        assertThrows(AssertionError.class, () -> Address.of(256, 0, 0, 0));
        assertThrows(AssertionError.class, () -> Address.of(0, 1 << 24, 0, 0));
        assertThrows(AssertionError.class, () -> Address.of(0, 0, 256, 0));
        assertThrows(AssertionError.class, () -> Address.of(0, 0, 0, 65536));
        assertThrows(AssertionError.class, () -> Address.of(-1, 0, 0, 0));
    }
}
