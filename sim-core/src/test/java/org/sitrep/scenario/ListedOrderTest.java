package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListedOrderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'a':1,'b':2}                    | {'b':2,'a':1}                    | a and b",
                "{'a':1,'ab':2}                   | {'ab':2,'a':1}                   | a and ab",
                "{'ab':1,'a':2}                   | {'a':2,'ab':1}                   | ab and a",
                "{'e':{'x':{'n':1}},'f':{'p':{},'q':[]}} | {'e':{'x':{'n':1}},'f':{'q':[],'p':{}}} | f has p and q",
                "{'e':{'f':{'p':1,'q':2}}}        | {'e':{'f':{'q':2,'p':1}}}        | e.f has p and q",
                "{'l':['a',{'k':'}'},{'p':1,'q':2}]} | {'l':['a',{'k':'}'},{'q':2,'p':1}]} | l has p and q",
                "{'l':['\\'{'],'p':1,'q':2}       | {'l':['\\'{'],'q':2,'p':1}       | p and q",
                "{'a':1}                          | {'a':1}                          | ~~",
                "{}                               | {'a':1}                          | ~~",
            })
    void saysTheFirstPlace(final String first, final String second, final String expected) {
        assertEquals(expected, ListedOrder.difference(first.replace('\'', '"'), second.replace('\'', '"')));
    }
}
